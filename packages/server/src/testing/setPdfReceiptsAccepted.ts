import type { TestSchool } from './openTestSchool.ts'

/** Turns on, or off, that a school accepts PDF receipts. */
export async function setPdfReceiptsAccepted(
  { ask }: Pick<TestSchool, 'ask'>,
  token: string,
  isOn = true,
): Promise<void> {
  const { name, currency, timeZone, paymentInstructions } = (await ask('getSettings')).body.settings
  const body = { name, currency, timeZone, paymentInstructions, acceptsPdfReceipts: isOn }
  const { status } = await ask('saveSettings', { token, body })
  if (status !== 200) throw new Error(`The settings were answered with ${status}.`)
}
