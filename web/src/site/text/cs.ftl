site-docs = Dokumentace (anglicky)
site-download = Stahování her
site-fetching = Hry se stahují: { $got } z { $all } MB.
site-soon = Zatím si prohlédni stůl. Hra se rozdá, až bude všechno tady.
site-starting = Hry jsou tady a spouštějí se.
site-elsewhere = Hraješ už na jiné kartě. Až ji zavřeš, pokračuješ tady.
site-failed = Hry se tu nepodařilo spustit: { $why }
site-unkept = Prohlížeč teď nedokáže hry uložit, zkouší to dál. Kartu zatím nezavírej, a jestli dochází místo, uvolni ho.
