import { Failure } from '@aaspaas/contract/failure';
import { ticketOf } from '@aaspaas/contract/photos/photo-ticket';
import { addPhoto } from '@aaspaas/contract/registration/calls';
import type { FailedPhoto, Photo } from '../../photos/photo';
import { isCutOff } from '../../api/failure-messages';
import { upload, type UploadOptions } from '../../api/upload';
import { findTicket, forgetTickets, keepTicket } from './photo-tickets';

/** The progress of sending. */
export interface Sending {
  readonly photos: readonly Photo[];
  /** From 0 to 1: of everything, and of each photo. */
  readonly share: number;
  readonly shares: readonly number[];
}

interface Listener {
  onProgress(sending: Sending): void;
  readonly signal: AbortSignal;
}

/** Some photos were not sent. The others have arrived, and need not be sent again. */
export class UnsentPhotos extends Failure {
  readonly photos: readonly FailedPhoto[];

  constructor({ kind, message, details }: Failure, photos: readonly FailedPhoto[]) {
    super(kind, message, { hasNoMessage: details.hasNoMessage ?? false });
    this.photos = photos;
  }
}

/** The file that stands for a photo in the form: its ticket, or the photo itself. */
type AsFile = (photo: Photo) => Blob;

/**
 * Sends the photos one by one, then the form that names them, so that a broken connection costs one photo, not all
 * of them. Small photos are sent with the form, and so are those that the server does not accept on their own.
 */
export async function sendWithPhotos<Reply>(
  photos: readonly Photo[],
  { onProgress, signal }: Listener,
  sendForm: (asFile: AsFile, options: UploadOptions) => Promise<Reply>,
): Promise<Reply> {
  const tell = (shares: readonly number[], ofForm = 0) =>
    onProgress({ photos, shares, share: shareOfAll(photos, shares) ?? ofForm });
  const sendAll = async () => {
    await sendAhead(photos, tell, signal);
    return sendForm(asFile, {
      onProgress: (share, ofFiles) =>
        tell(
          photos.map((photo, index) => (findTicket(photo.id) ? 1 : (ofFiles[index] ?? 0))),
          share,
        ),
      signal,
    });
  };
  try {
    return await sendAll();
  } catch (error) {
    const isAskedAgain = error instanceof Failure && error.kind === 'gone';
    if (!isAskedAgain) throw error;
    // The draft is so old that the server has deleted its photos, so they are sent again.
    forgetTickets();
    return sendAll();
  }
}

/** Null once the photo has arrived. */
export async function sendPhoto(
  photo: Photo,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Failure | null> {
  try {
    const onProgress = (share: number) => onShare(share);
    const { ticket } = await upload(addPhoto, {}, { photo: [photo.blob] }, { onProgress, signal });
    keepTicket(photo.id, ticket);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

const asFile: AsFile = (photo) => {
  const ticket = findTicket(photo.id);
  return ticket ? new Blob([ticketOf(ticket)]) : photo.blob;
};

/** Smaller photos are sent quickly enough with the form, even if it has to be sent again. */
const smallBytes = 64 * 1024;
const isSentAhead = ({ id, blob }: Photo): boolean =>
  blob.size > smallBytes && blob.size <= addPhoto.files.photo.maxBytes && !findTicket(id);

/** After this many photos in a row were not sent, the network is taken for dead. */
const mostFailuresInARow = 2;

async function sendAhead(
  photos: readonly Photo[],
  tell: (shares: readonly number[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const shares = photos.map(({ id }): number => (findTicket(id) ? 1 : 0));
  const unsent: FailedPhoto[] = [];
  let last: Failure | null = null;
  let inARow = 0;
  tell([...shares]);
  for (const [index, photo] of photos.entries()) {
    if (!isSentAhead(photo)) continue;
    const put = (share: number) => {
      shares[index] = share;
      tell([...shares]);
    };
    const failure: Failure | null = inARow < mostFailuresInARow ? await sendTwice(photo, put, signal) : last;
    put(failure ? 0 : 1);
    // A server that accepts no single photos may still accept the form.
    if (failure && !isAboutPhoto(failure)) break;
    inARow = failure && failure.kind !== 'invalid' ? inARow + 1 : 0;
    if (failure) unsent.push({ photo, says: sayUnsent(failure) });
    last = failure ?? last;
  }
  if (last) throw new UnsentPhotos(last, unsent);
}

/** Most photos whose reply was lost arrive at the second try. */
async function sendTwice(...args: Parameters<typeof sendPhoto>): Promise<Failure | null> {
  const failure = await sendPhoto(...args);
  const isWorthIt = failure?.kind === 'unreachable' || failure?.kind === 'bad-gateway';
  return isWorthIt && !args[2].aborted ? sendPhoto(...args) : failure;
}

/** Says nothing about the network: that it is bad is said once, for all photos together. */
export const sayUnsent = ({ kind, message }: Failure): string =>
  kind === 'invalid' ? message : 'Not sent yet';

/** True if the failure is about this photo or the network. After any other, the form is sent with the photos in it. */
const isAboutPhoto = (failure: Failure): boolean => failure.kind === 'invalid' || isCutOff(failure);

function shareOfAll(photos: readonly Photo[], shares: readonly number[]): number | null {
  const all = photos.reduce((sum, { blob }) => sum + blob.size, 0);
  const gone = photos.reduce((sum, { blob }, index) => sum + blob.size * (shares[index] ?? 0), 0);
  return all === 0 ? null : gone / all;
}
