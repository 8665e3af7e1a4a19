export function startSearch(_: HTMLDialogElement): void {}
