import { expect, test } from 'vitest'
import { createReceiptSeenReporter } from './receiptSeenReporter.ts'

// proves X87
test('a receipt is reported once, regardless of its URL signature, and again when it is replaced', () => {
  const sent: string[] = []
  const reportSeen = createReceiptSeenReporter(async ({ kind, id }) => sent.push(`${kind} ${id}`))
  for (const receipt of ['/uploads/a.jpg?key=1', '/uploads/a.jpg?key=2', '/uploads/b.jpg?key=3']) {
    reportSeen({ kind: 'course', id: 7, receipt })
  }
  expect(sent).toEqual(['course 7', 'course 7'])
})
