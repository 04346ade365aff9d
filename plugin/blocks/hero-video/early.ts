/** Visitors who save data see the picture below the film. CSS cannot detect that. */
export function early( block: HTMLElement ): void {
	if ( ( navigator as Navigator & { connection?: { saveData: boolean } } ).connection?.saveData ) {
		( block.querySelector( 'video' ) as HTMLVideoElement ).src = '';
	}
}
