import type { Handlers } from '../contract/Handler.ts'
import { createForm, createPictureFile } from './formData.ts'
import { addFees } from './openPaymentTestSchool.ts'
import { openTestSchool } from './openTestSchool.ts'

/** A school with two siblings, who share the sign-in of the first, and a child of another family. */
export async function openFamilyTestSchool(handlers: Partial<Handlers> = {}) {
  const school = await openTestSchool({ handlers })
  const { database } = school
  const [{ token: adminToken }, first, second, stranger] = [
    await school.admin(),
    await school.student(),
    await school.student(),
    await school.student(),
  ]
  await database
    .updateTable('accounts')
    .set({ sibling_of: first.accountId })
    .where('id', '=', second.accountId)
    .execute()
  const fee = async (studentId: number, month = '2026-12', name = 'Tajweed') => {
    const [id = 0] = await addFees(school, { studentId, courseId: await school.course(name), months: [month] })
    return id
  }
  const pay = async (fees: readonly number[], { token = first.token, width = 40, ...fields }: PayOptions = {}) =>
    school.api('payFees', {
      token,
      body: createForm({
        fees: JSON.stringify(fees),
        receipt: await createPictureFile('receipt.png', width),
        paymentMethod: 'bank transfer',
        ...fields,
      }),
    })
  const receipts = () => database.selectFrom('receipts').selectAll().orderBy('id').execute()
  const fees = () => database.selectFrom('fees').selectAll().orderBy('id').execute()
  return { ...school, adminToken, first, second, stranger, fee, pay, receipts, fees }
}

type PayOptions = { token?: string; width?: number; transactionId?: string; origin?: string }
