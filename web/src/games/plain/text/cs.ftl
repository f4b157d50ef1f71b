# Hra bez vlastní kresby: jen to, co stránka potřebuje sama. Věty o hře přicházejí ze serveru.
pl-tagline = Hra z doplňku: hraje se na jednoduchém stole.
pl-about = z doplňku
pl-board = Stůl: co leží před hráči a uprostřed.
pl-middle = Uprostřed
pl-may = smíš
