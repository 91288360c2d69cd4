import { Trans } from '@lingui/react/macro'
import { ScanEye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isPdf } from '../ReceiptImage/isPdf.ts'
import { Told } from './FileUpload.styles.ts'
import type { HardToRead } from './measurePicture.ts'

/** That a receipt can hardly be read, as far as a machine can tell: a hint, never a refusal (decision 148). */
export function ReceiptHint({ file }: { file: File }) {
  const found = useHardToRead(file)
  return (
    <Told role="status">
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
    </Told>
  )
}

function useHardToRead(file: File): HardToRead | undefined {
  const [found, setFound] = useState<{ file: File; is: HardToRead | undefined }>()
  useEffect(() => {
    if (isPdf(file)) return undefined
    let isOver = false
    const look = async () => {
      const { measurePicture } = await import('./measurePicture.ts')
      const is = await measurePicture(file)
      if (!isOver) setFound({ file, is })
    }
    look().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [file])
  return found?.file === file ? found.is : undefined
}
