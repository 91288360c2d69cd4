import { useState } from 'react'

/** Whether it is asked why something is rejected; once that is over, the button that asked is back, and has the focus. */
export function useRejectForm() {
  const [state, setState] = useState<'before' | 'asked' | 'after'>('before')
  return {
    isRejecting: state === 'asked',
    takesFocus: state === 'after',
    ask: () => setState('asked'),
    end: () => setState('after'),
  }
}
