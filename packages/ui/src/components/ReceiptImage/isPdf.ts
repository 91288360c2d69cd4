/** Whether a receipt is a PDF, by what it is called: a file by its kind, what is kept by its name. */
export function isPdf(receipt: File | string): boolean {
  return receipt instanceof File ? receipt.type === 'application/pdf' : /\.pdf(?:$|[?#])/.test(receipt)
}
