/** Where a fee is paid. */
export function getFeePageUrl(publicUrl: string, feeId: number): string {
  return `${publicUrl}/student/billing?fee=${feeId}`
}
