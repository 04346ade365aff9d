/** The parts of `<dialog>` that jsdom lacks, without modality: opening, closing, and focusing its content. */
export function installDialog(): void {
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			if ( this.open ) {
				throw new DOMException( 'It is open already.', 'InvalidStateError' );
			}
			this.open = true;
		},
		show( this: HTMLDialogElement ) {
			this.open = true;
		},
		close( this: HTMLDialogElement ) {
			if ( this.open ) {
				this.open = false;
				this.dispatchEvent( new Event( 'close' ) );
			}
		},
	} );
}
