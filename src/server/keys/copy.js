// Without this script a click selects the whole secret; with it a button copies it.
for (const button of document.querySelectorAll('button[data-copies]')) {
  const secret = document.getElementById(button.dataset.copies);
  const said = button.nextElementSibling;
  button.hidden = false;
  button.addEventListener('click', async () => {
    getSelection().selectAllChildren(secret);
    // Browsers lend the clipboard to pages over TLS only; what is selected can be copied everywhere.
    const isCopied = await navigator.clipboard?.writeText(secret.textContent).then(
      () => true,
      () => false,
    );
    if (isCopied || document.execCommand('copy')) said.textContent = said.dataset.says;
  });
}
