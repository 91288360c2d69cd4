/** Where receipts stay on the device that were chosen and not yet taken by a form; who signs out takes all of it along. */
export const RECEIPT_STORE_NAME = 'maktab-receipts'
