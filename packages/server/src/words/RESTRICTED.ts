/** The specification's sentence (1§2), by which apps know that an account is blocked. */
export const RESTRICTED =
  'It looks like your access has been restricted. Please reach out to the administrator for assistance'
