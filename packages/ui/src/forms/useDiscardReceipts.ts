import { useContext } from 'react'
import { ReceiptUploaderContext } from '../providers/ReceiptUploaderContext.ts'

/** Takes receipts off the device that were chosen for a form: by what they are kept as, or the files themselves. */
export function useDiscardReceipts() {
  const bring = useContext(ReceiptUploaderContext)
  return async (receipts: readonly (File | string | null)[]): Promise<void> => {
    const uploads = await bring?.()
    for (const receipt of receipts) {
      if (typeof receipt === 'string') uploads?.setFile(receipt, null)
      else if (receipt) await uploads?.discard(receipt)
    }
  }
}
