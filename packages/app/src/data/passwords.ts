import { unwrap } from '@maktab/client/unwrap'
import { client } from './client.ts'

/** Asks for a mail with a link; the answer is the same for every e-mail. */
export async function requestPasswordReset(body: { email: string }): Promise<{ message?: string }> {
  return unwrap(client.POST('/auth/forgot-password', { body }))
}

export async function resetPassword(body: {
  token: string
  email: string
  password: string
}): Promise<{ message?: string }> {
  return unwrap(client.POST('/auth/reset-password', { body }))
}
