import type { AgentDetailsValues, AgentPhotoValues, ProfilePhoto } from '../agent-values';
import type { Photo } from '../../photos/photo';
import { clearPhotos, loadPhotos, savePhotos } from './photo-store';

/** An agent's photos are kept apart from the text of the drafts, under keys of their own. */
export const licencesKey = 'agentLicences';
const profilePhotoKey = 'agentPicture';

export const withLicences = async (values: AgentDetailsValues): Promise<AgentDetailsValues> => ({
  ...values,
  licences: await loadPhotos(licencesKey),
});

export const withProfilePhoto = async (values: AgentPhotoValues): Promise<AgentPhotoValues> => ({
  ...values,
  picture: (await loadPhotos(profilePhotoKey)).find(isMeasured) ?? null,
});

export const saveProfilePhoto = (picture: ProfilePhoto | null): void =>
  savePhotos(profilePhotoKey, picture ? [picture] : []);

export function clearAgentPhotos(): void {
  clearPhotos(licencesKey);
  clearPhotos(profilePhotoKey);
}

const isMeasured = (photo: Photo): photo is ProfilePhoto => 'width' in photo && 'height' in photo;
