/** Opens the folds around the place that the address names; not every browser does that itself. */

function openNamed(): void {
  const named = document.getElementById(location.hash.slice(1));
  let fold = named?.closest('details');
  const isFolded = fold?.open === false;
  for (; fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  if (isFolded) named?.scrollIntoView();
}

addEventListener('hashchange', openNamed);
openNamed();
