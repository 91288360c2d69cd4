import { useLingui } from '@lingui/react/macro'
import type { PictureProblem } from '#lib/files/pictureFile.ts'

type Taken = { maxBytes: number; acceptsPdf: boolean }

/** What to say of a file that can't be taken. */
export function useFileErrorMessage({ maxBytes, acceptsPdf }: Taken) {
  const { t, i18n } = useLingui()
  const megabytes = (bytes: number) => i18n.number(bytes / 1024 / 1024, { maximumFractionDigits: 1 })
  return (name: string, found: PictureProblem): string =>
    found.problem === 'notPicture'
      ? acceptsPdf
        ? t`${name} is not a JPEG, PNG or WebP picture, nor a PDF.`
        : t`${name} is not a JPEG, PNG or WebP picture.`
      : t`${name} has ${megabytes(found.bytes)} MB; at most ${megabytes(maxBytes)} MB can be sent.`
}
