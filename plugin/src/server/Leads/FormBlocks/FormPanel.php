<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\FormBlocks;

use HvacBlocks\Editing\Blocks\Attributes;
use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Blocks\ViewModel;
use HvacBlocks\Editing\Forms\DealerNeed;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Offers\Recommendation\WizardAnswers;
use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** The view model of a block that is a form under a heading: the part `ui/forms/form-panel`. */
final readonly class FormPanel {
	/**
	 * @param Attributes $attributes as the generator's form block has them
	 * @param string     $form       the form's name
	 * @param string     $heading    the default
	 * @param string     $intro      the default
	 */
	public static function view_model( BlockContext $context, Attributes $attributes, string $form, string $heading, string $intro ): ViewModel {
		return new ViewModel(
			props: self::props( $context, $attributes, $form ),
			slots: self::slots( $context, $attributes, $form, $heading, $intro ),
		);
	}

	/**
	 * @param WizardAnswers|null $answers the answers of the system wizard to include in the lead
	 * @return array{id: string, level: int, recipient: string, form: array<string, mixed>}
	 */
	public static function props( BlockContext $context, Attributes $attributes, string $form, ?WizardAnswers $answers = null ): array {
		$definition = $context->service( FormLibrary::class )->get( $form );
		$is_for     = DealerNeed::None !== $definition->dealer;
		$dealer     = $is_for ? FormDealer::of( $context, self::text( $attributes, 'companyId' ), $answers->zip ?? '' ) : FormDealer::nobody();
		$named      = Text::fill( $definition->text( 'recipient' ), array( 'dealer' => $dealer->name ) );
		$recipient  = '' === $dealer->name ? __( 'Your request will go to a dealer near you.', 'hvac-blocks' ) : $named;

		return array(
			'id'        => $context->id,
			'level'     => $attributes->int( 'level' ),
			'recipient' => $is_for ? $recipient : '',
			'form'      => FormView::props(
				$context,
				$form,
				$dealer,
				$attributes->int( 'level' ),
				self::text( $attributes, 'source' ),
				array(
					'heading' => $attributes->plain( 'successHeading' ),
					'text'    => $attributes->plain( 'successText' ),
				),
				$answers
			),
		);
	}

	/** @return array<string, string> */
	public static function slots( BlockContext $context, Attributes $attributes, string $form, string $heading, string $intro ): array {
		$definition = $context->service( FormLibrary::class )->get( $form );

		return array(
			'heading' => $attributes->text( 'heading', $heading ),
			'intro'   => $attributes->text( 'intro', $intro ),
			'next'    => self::text( $attributes, 'next' ) ?: $definition->text( 'next' ),
			'submit'  => $attributes->text_or( 'submit', $definition->text( 'submit' ) ),
		);
	}

	/** Returns an attribute that not every form's block has. */
	private static function text( Attributes $attributes, string $name ): string {
		return $attributes->has( $name ) ? $attributes->text( $name ) : '';
	}
}
