import type { Guardian, RegistrationValues } from './registration.schema.ts'

/**
 * What needn't be typed again for another child. The email is that of the account; of the rest, what was typed before
 * the page was loaded again counts.
 */
export function getGuardianPrefill(
  guardian: Guardian | undefined,
  typed?: RegistrationValues,
): Partial<RegistrationValues> {
  if (!guardian) return {}
  const { email, guardian_name = '', contact_number = '', alternate_contact_number = '' } = guardian
  return {
    email,
    guardian_name: typed?.guardian_name || guardian_name,
    contact_number: typed?.contact_number || contact_number,
    alternate_contact_number: typed?.alternate_contact_number || alternate_contact_number,
    signature: typed?.signature || guardian_name,
  }
}
