/**
 * Whether the browser would follow a link, or send a form, after a press. jsdom can do neither.
 *
 * @param press presses the link or the control
 * @param type  of the event that the browser acts on
 */
export async function isFollowed(
	press: () => Promise< unknown >,
	type: 'click' | 'submit' = 'click'
): Promise< boolean > {
	let isLeft = false;
	const hold = ( event: Event ) => {
		isLeft = ! event.defaultPrevented;
		event.preventDefault();
	};

	window.addEventListener( type, hold );
	await press();
	window.removeEventListener( type, hold );
	return isLeft;
}
