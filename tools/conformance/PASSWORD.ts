/** Of everybody who is made for a run, and gone after it. */
export const PASSWORD = 'prove it to me'
