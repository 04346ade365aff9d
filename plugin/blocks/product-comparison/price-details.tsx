import icons from '@contracts/icons.json';
import { Slot } from '@hvac-blocks/view';
import { showDialog, View as Dialog } from '@ui/controls/dialog/view';
import { Icon } from '@ui/controls/icon/view';
import { useState } from '@wordpress/element';
import type { RefObject } from 'react';

type Panel = 'costs' | 'included';

export interface PriceDetailsProps {
	id: string;
	level: number;
	/** Panels with content. */
	panels: Panel[];
	texts: Record< 'close' | 'included' | 'excluded', string >;
}

interface PanelPresentation {
	button: RefObject< HTMLButtonElement >;
	dialog: RefObject< HTMLDialogElement >;
}

/** From this width on, panels open within the page; below it they cover the page. */
const IN_THE_PAGE = '(min-width: 768px)';

const ICONS = { costs: icons.receipt, included: icons.package };

/** Details about the price: buttons that each open a panel. */
export function PriceDetails( { id, level, panels, texts }: PriceDetailsProps ) {
	const [ uses ] = useState< Record< Panel, PanelPresentation > >( () => ( {
		costs: { button: { current: null }, dialog: { current: null } },
		included: { button: { current: null }, dialog: { current: null } },
	} ) );
	const [ inPage, setInPage ] = useState< Partial< Record< Panel, boolean > > >( {} );
	const [ covering, setCovering ] = useState< Panel | null >( null );
	const set = ( panel: Panel, isOpen: boolean ) => setInPage( ( open ) => ( { ...open, [ panel ]: isOpen } ) );

	const toggle = ( panel: Panel ) => {
		if ( inPage[ panel ] || matchMedia( IN_THE_PAGE ).matches ) {
			set( panel, ! inPage[ panel ] );
		} else {
			setCovering( panel );
			showDialog( uses[ panel ].dialog.current );
		}
	};

	return (
		<>
			{ panels.length > 0 && (
				<div className="hvac-product-comparison__more">
					{ panels.map( ( panel ) => (
						<button
							key={ panel }
							ref={ uses[ panel ].button }
							type="button"
							className="hvac-button hvac-button--secondary hvac-product-comparison__open"
							aria-expanded={ inPage[ panel ] === true || covering === panel }
							aria-controls={ `${ id }-${ panel }` }
							onClick={ () => toggle( panel ) }
						>
							<Icon svg={ ICONS[ panel ] } />
							<Slot as="span" name={ `${ panel }Heading` } />
						</button>
					) ) }
				</div>
			) }
			{ panels.map( ( panel ) => (
				<Dialog
					key={ panel }
					dialog={ uses[ panel ].dialog }
					returnTo={ uses[ panel ].button }
					className="hvac-product-comparison__dialog"
					id={ `${ id }-${ panel }` }
					labelledBy={ `${ id }-${ panel }-heading` }
					close={ texts.close }
					isOpen={ inPage[ panel ] === true }
					onClose={ () => {
						set( panel, false );
						setCovering( null );
					} }
				>
					<Slot
						as={ `h${ level + 1 }` }
						className="hvac-product-comparison__title"
						id={ `${ id }-${ panel }-heading` }
						name={ `${ panel }Heading` }
					/>
					{ panel === 'costs' ? (
						<Slot as="p" className="hvac-product-comparison__words" name="costsText" />
					) : (
						<PriceScope texts={ texts } />
					) }
				</Dialog>
			) ) }
		</>
	);
}

/** What the price includes and excludes. */
const PriceScope = ( { texts }: Pick< PriceDetailsProps, 'texts' > ) => (
	<dl className="hvac-product-comparison__scope">
		{ ( [ 'included', 'excluded' ] as const ).map( ( part ) => (
			<div key={ part } className="hvac-product-comparison__part">
				<dt className="hvac-product-comparison__term">{ texts[ part ] }</dt>
				<Slot as="dd" className="hvac-product-comparison__words" name={ `${ part }Text` } />
			</div>
		) ) }
	</dl>
);
