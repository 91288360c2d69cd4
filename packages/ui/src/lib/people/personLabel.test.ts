import { expect, test } from 'vitest'
import { personLabel } from './personLabel.ts'

// proves D1.2
test.each([
  [{ std_id: 'STD-001', name: 'Ahmad' }, 'STD-001 · Ahmad'],
  [{ teach_id: 'TCH-002', name: 'حافظ بلال احمد' }, 'TCH-002 · حافظ بلال احمد'],
  [{ std_id: null, name: 'Ahmad' }, 'N/A · Ahmad'],
  [{ teach_id: ' ', name: ' Amina ' }, 'N/A · Amina'],
  [{ std_id: 'STD-001', name: '' }, 'STD-001'],
])('%j is “%s”', (person, label) => {
  expect(personLabel(person)).toBe(label)
})

test('the missing code has the viewer’s words', () => {
  expect(personLabel({ std_id: null, name: 'احمد' }, 'نہیں')).toBe('نہیں · احمد')
})
