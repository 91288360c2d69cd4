/** Whether the file of this field is a receipt: `receipt`, `courses[0].billing.receipt_image`. */
export function isReceiptField(field: string): boolean {
  return field.includes('receipt')
}
