import { useContext } from 'react'
import { ReceiptUploads } from '../environment/ReceiptUploads.ts'

/** Takes receipts off the device that were chosen for a form: by what they are kept as, or the files themselves. */
export function useTakeOutReceipts() {
  const bring = useContext(ReceiptUploads)
  return async (receipts: readonly (File | string | null)[]): Promise<void> => {
    const uploads = await bring?.()
    for (const receipt of receipts) {
      if (typeof receipt === 'string') uploads?.choose(receipt, null)
      else if (receipt) await uploads?.forget(receipt)
    }
  }
}
