import { type Evidence, type Fault, modeNames } from '../evidence.ts'

export const contrast: Fault = {
  kind: 'axe',
  rule: 'color-contrast',
  criterion: '1.4.3',
  impact: 'serious',
  detail: '<b> 3:1',
}

/** A small sweep for tests. The faults are in all stories in dark colours. */
export function createSampleEvidence(faults: readonly Fault[] = []): Evidence {
  const modes = Object.fromEntries(modeNames.map((mode) => [mode, mode.includes('dark') ? [...faults] : []]))
  return {
    commit: '0123456',
    date: '2026-11-18',
    minutes: 90,
    modes: modeNames,
    stories: {
      'screens-admin-a--typical': { title: 'Screens/Admin/A', name: 'Typical', modes, fixed: ['viewport desk'] },
      'screens-admin-a-form--empty': { title: 'Screens/Admin/A/Form', name: 'Empty', modes, exemptions: ['region'] },
      'print-paper--typical': { title: 'Print/Paper', name: 'Typical', modes },
    },
    indexed: 3,
    rtl: 'ur',
    tested: { '1.4.3': 24 },
    undecided: { 'color-contrast': 2 },
  }
}
