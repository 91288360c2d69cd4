import { Trans } from '@lingui/react/macro'
import { ScanEye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isPdf } from '../ReceiptImage/isPdf.ts'
import { StatusLine } from './FileUpload.styles.ts'
import type { ReadabilityProblem } from './checkReadability.ts'

/** That a receipt can hardly be read, as far as a machine can tell: a hint, never a refusal (decision 148). */
export function ReceiptReadabilityHint({ file }: { file: File }) {
  const found = useHardToRead(file)
  return (
    <StatusLine role="status">
      {found && (
        <>
          <ScanEye aria-hidden />
          <span>
            {found === 'small' ? (
              <Trans>This picture is small. If the amount and the number can be read, go on.</Trans>
            ) : (
              <Trans>This picture looks blurred. If the amount and the number can be read, go on.</Trans>
            )}
          </span>
        </>
      )}
    </StatusLine>
  )
}

function useHardToRead(file: File): ReadabilityProblem | undefined {
  const [found, setFound] = useState<{ file: File; is: ReadabilityProblem | undefined }>()
  useEffect(() => {
    if (isPdf(file)) return undefined
    let isOver = false
    const look = async () => {
      const { checkReadability } = await import('./checkReadability.ts')
      const is = await checkReadability(file)
      if (!isOver) setFound({ file, is })
    }
    look().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [file])
  return found?.file === file ? found.is : undefined
}
