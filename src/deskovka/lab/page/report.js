// Shows the page in one of its languages.
const buttons = [...document.querySelectorAll('[data-lang]')]
function show(lang) {
  document.documentElement.lang = lang
  for (const main of document.querySelectorAll('main')) main.hidden = main.lang !== lang
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.lang === lang))
  document.title = document.querySelector(`main[lang=${lang}] h1`).textContent
}
for (const button of buttons) button.addEventListener('click', () => show(button.dataset.lang))
