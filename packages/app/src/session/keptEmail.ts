const KEY = 'email'

const emailField = () => document.querySelector<HTMLInputElement>('input[name=email]')

/** Loads the page anew where its form can’t come to life any more; once, for what failed twice isn’t the line’s doing. */
export function loadAnew(): void {
  if (sessionStorage.getItem(KEY) !== null) return
  sessionStorage.setItem(KEY, emailField()?.value ?? '')
  window.location.reload()
}

/** Types what stood in the form before the page was loaded anew; a password is kept nowhere. */
export function takeBackEmail(): void {
  const email = sessionStorage.getItem(KEY)
  const field = emailField()
  if (email && field?.value === '') field.value = email
}

/** The form lives: it holds by itself what is typed. */
export function forgetEmail(): void {
  sessionStorage.removeItem(KEY)
}
