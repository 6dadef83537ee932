import type { AgentDetailsValues, AgentPictureValues, ProfilePhoto } from './agent-values';
import type { Photo } from '../photos/photo';
import { clearPhotos, loadPhotos, savePhotos } from './photo-store';

/** An agent's pictures are kept beside the text of the drafts, under names of their own. */
export const licencesKey = 'agentLicences';
const pictureKey = 'agentPicture';

export const withLicences = async (values: AgentDetailsValues): Promise<AgentDetailsValues> => ({
  ...values,
  licences: await loadPhotos(licencesKey),
});

export const withPicture = async (values: AgentPictureValues): Promise<AgentPictureValues> => ({
  ...values,
  picture: (await loadPhotos(pictureKey)).find(isMeasured) ?? null,
});

export const keepPicture = (picture: ProfilePhoto | null): void =>
  savePhotos(pictureKey, picture ? [picture] : []);

export function clearAgentPhotos(): void {
  clearPhotos(licencesKey);
  clearPhotos(pictureKey);
}

const isMeasured = (photo: Photo): photo is ProfilePhoto => 'width' in photo && 'height' in photo;
