// Runs in the report: the filter and the sliders of the overlays.
const form = document.querySelector('form')
const articles = [...document.querySelectorAll('article')]

function filter() {
  const chosen = Object.entries(Object.fromEntries(new FormData(form))).filter(([, value]) => value !== '')
  for (const article of articles) article.hidden = chosen.some(([name, value]) => article.dataset[name] !== value)
  const shown = articles.filter((article) => !article.hidden).length
  document.querySelector('[role=status]').textContent = `${shown} of ${articles.length} shown`
}

if (form) {
  form.addEventListener('change', filter)
  filter()
}
document.addEventListener('input', ({ target }) => {
  if (target.type !== 'range') return
  const overlay = target.closest('details').querySelector('.overlay')
  overlay.style.setProperty('--before', `${target.value}%`)
})
