/** By this sentence apps know that the e-mail of an account isn’t confirmed yet. */
export const UNCONFIRMED = 'Confirm your email first. The link is in the mail that the school sent you.'
