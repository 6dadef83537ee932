export const asChoice = (name: string) => ({ value: name, label: name });
