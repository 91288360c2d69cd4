import { reviews } from 'virtual:screen-reviews'
import type { Review } from '../../tools/storybook/parseReviewFile.ts'
import { getReviewKey } from '../reviews/getReviewKey.ts'

/** The reviews of a screen, newest first, and the link to its design. Parts of a screen show the reviews of the screen. */
export function ScreenReview({ title }: { title: string }) {
  const file = reviews[getReviewKey(title)]
  const [latest, ...earlier] = file?.reviews.toReversed() ?? []
  return (
    <>
      {latest ? <ReviewSummary review={latest} isChanged={file?.isChanged === true} /> : <p>Not reviewed.</p>}
      {earlier.map((review) => (
        <ReviewSummary key={`${review.date} ${review.reviewer}`} review={review} isChanged={false} />
      ))}
      {file?.design && (
        <p>
          <a href={file.design} target="_blank" rel="noreferrer">
            Design
          </a>
        </p>
      )}
    </>
  )
}

function ReviewSummary({ review, isChanged }: { review: Review; isChanged: boolean }) {
  const { reviewer, role, date, commit, verdict, modes, notes } = review
  return (
    <>
      <p>
        <strong>{verdict === 'approved' ? 'Approved' : 'Changes requested'}</strong> on {date} by {reviewer} ({role}),
        at commit <code>{commit}</code>, in {modes.join(', ')}.{isChanged && ' The screen has changed since.'}
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </>
  )
}
