import { addShopRoute } from './add-shop';
import { registerAgentRoute } from './register-agent';
import { Failure } from '@aaspaas/contract/failure';
import { addPhoto } from '@aaspaas/contract/registration/calls';
import { route } from '../http/route';
import { imageTypeOf } from '../photos/image-type';
import { photoMessages } from '../photos/messages';

const addPhotoRoute = route(addPhoto, async ({ uploads, visit, uploadGate }) => {
  const [photo] = uploads.photo;
  if (!photo || !(await imageTypeOf(photo.path)))
    throw new Failure('invalid', photoMessages.wrongTypeWithBmp);
  await uploadGate.keep(visit, photo);
  return { result: true, message: 'Photo received', ticket: photo.sha256 };
});

export const registrationRoutes = [addPhotoRoute, addShopRoute, registerAgentRoute];
