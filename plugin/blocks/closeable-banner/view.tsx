import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { Icon } from '@ui/controls/icon/view';
import { useEffect, useRef } from '@wordpress/element';
import { focusAfter, rememberClosed } from './closed-banners';

export interface Props {
	id: string;
	/** A hash of the banner's content. */
	version: string;
	/** Empty for no link. */
	href: string;
	texts: Record< 'banner' | 'close', string >;
}

export function View( { version, href, texts }: Props ) {
	const isEditor = useIsEditor();
	const banner = useRef< HTMLDialogElement >( null );

	useEffect( () => {
		const dialog = banner.current;

		if ( isEditor || ! dialog ) {
			return undefined;
		}

		const close = () => {
			rememberClosed( version );
			focusAfter( dialog );
		};

		// The visitor may have closed it while the island was loading.
		if ( ! dialog.open ) {
			close();
		}

		dialog.addEventListener( 'close', close );
		return () => dialog.removeEventListener( 'close', close );
	}, [ isEditor, version ] );

	return (
		<>
			{ /* A visitor may close it while React is loading. */ }
			<dialog
				ref={ banner }
				open
				suppressHydrationWarning
				className="hvac-closeable-banner__banner"
				aria-label={ texts.banner }
			>
				<div className="hvac-closeable-banner__words">
					<Slot as="p" className="hvac-closeable-banner__text" name="text" />
					{ href !== '' && (
						<a className="hvac-closeable-banner__link" href={ href }>
							<Slot as="span" name="buttonLabel" />
						</a>
					) }
				</div>
				<form method="dialog" className="hvac-closeable-banner__form">
					<button className="hvac-closeable-banner__close" aria-label={ texts.close }>
						<Icon svg={ icons.x } />
					</button>
				</form>
			</dialog>
		</>
	);
}
