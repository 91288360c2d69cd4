import type { OperationId } from '@maktab/contract/calls'

/**
 * The specification’s messages (1§8, 2§8) of saving operations when the server sends none: after success, after an error
 * response, and without a response.
 */
type SaveMessages = { done?: string; refused: string; unreached?: string }

const payment = { refused: 'Something went wrong. Please try again.' }
const report = {
  done: 'Performance updated successfully',
  refused: 'Failed to update performance',
  unreached: 'Error updating performance',
}

export const specifiedSaveMessages: Partial<Record<OperationId, SaveMessages>> = {
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
  payFees: payment,
  purchaseCourse: payment,
}
