import icons from '@contracts/icons.json';
import { Slot, useIsEditor } from '@hvac-blocks/view';
import { Icon } from '@ui/controls/icon/view';
import { type Props as PictureProps, View as Picture } from '@ui/media/picture/view';
import { View as Wizard } from '@ui/wizard/wizard/view';
import type { CSSProperties } from 'react';
import { Opener, useWizardDialog, View as WizardDialog, type WizardDialogProps } from './view';

interface HeroProps extends WizardDialogProps {
	heroLevel: number;
	/** The tool's page, for browsers without a script. */
	toolUrl: string;
	/** Either puts the words on the picture: how strong the overlay is, in percent, and where the words are, as on WordPress' Cover. */
	dim?: number;
	position?: string;
	heroPicture: PictureProps | null;
}

/**
 * The wizard as a block: in the page, behind a button, or behind a hero's button. One view, so that the blocks'
 * islands are one file.
 */
export const WizardBlock = ( props: WizardDialogProps | HeroProps ) =>
	'heroLevel' in props ? <Hero { ...props } /> : <WizardWithOpener { ...props } />;

function WizardWithOpener( props: WizardDialogProps ) {
	const opened = useWizardDialog();

	return props.mode === 'system' ? (
		<div className="hvac-recommendation-wizard__page">
			<Wizard { ...props } />
		</div>
	) : (
		<>
			<Opener { ...opened } id={ props.id } className="hvac-button hvac-recommendation-wizard__open">
				<Slot as="span" name="button" />
			</Opener>
			<WizardDialog { ...opened } props={ props } />
		</>
	);
}

function Hero( { heroLevel, toolUrl, dim, position, heroPicture, ...props }: HeroProps ) {
	const opened = useWizardDialog();
	const isEditor = useIsEditor();
	const Heading = `h${ heroLevel }` as 'h2';

	return (
		<>
			<div
				className="hvac-hero hvac-wizard-hero__stage"
				style={ dim === undefined ? dim : ( { '--hvac-dim': `${ dim }%` } as CSSProperties ) }
				data-position={ position }
			>
				<div className="hvac-hero__words">
					<Slot as={ Heading } className="hvac-hero__heading" name="heading" />
					<Slot as="p" className="hvac-hero__text" name="sub_heading" />
					<div className="hvac-hero__actions">
						<Opener { ...opened } id={ props.id } className="hvac-button hvac-wizard-hero__open">
							<Slot as="span" name="button_text" />
							<Icon svg={ icons.arrowRight } />
						</Opener>
						{ ! isEditor && (
							<a className="hvac-button hvac-wizard-hero__link" href={ toolUrl }>
								<Slot as="span" name="button_text" />
							</a>
						) }
					</div>
				</div>
				{ heroPicture && (
					<div className="hvac-hero__picture">
						<Picture { ...heroPicture } />
					</div>
				) }
			</div>
			<WizardDialog { ...opened } props={ props } />
		</>
	);
}
