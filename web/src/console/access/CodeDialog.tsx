import { Dialog } from '../../ui/dialogs/Dialog';
import { CodeForm } from './CodeForm';

interface CodeDialogProps {
  onGiven(): void;
  onClose(): void;
}

/** Over a page, where an action wants a fresh code. */
export const CodeDialog = ({ onGiven, onClose }: CodeDialogProps) => (
  <Dialog open title="Enter your code" onClose={onClose}>
    <CodeForm onGiven={onGiven} />
  </Dialog>
);
