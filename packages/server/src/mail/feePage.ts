/** Where a fee is paid. */
export function feePage(publicUrl: string, feeId: number): string {
  return `${publicUrl}/student/billing?fee=${feeId}`
}
