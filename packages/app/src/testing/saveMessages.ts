import type { OperationId } from '@maktab/contract/calls'

/**
 * The sentences of the specification (1§8, 2§8) for calls that save, where the server has no words: of what was done,
 * of a refusal, and of an answer that never came.
 */
type Sentences = { done?: string; refused: string; unreached?: string }

const payment = { refused: 'Something went wrong. Please try again.' }
const report = {
  done: 'Performance updated successfully',
  refused: 'Failed to update performance',
  unreached: 'Error updating performance',
}

export const saveMessages: Partial<Record<OperationId, Sentences>> = {
  editClass: {
    done: 'Class updated successfully',
    refused: 'Failed to update class',
    unreached: 'Error updating class',
  },
  editReport: report,
  saveReport: report,
  assignStudents: {
    done: 'Students assigned to class successfully',
    refused: 'Failed to assign students to class',
    unreached: 'Failed to assign students to class',
  },
  submitEventPayment: payment,
  payFee: payment,
  purchaseCourse: payment,
}
