<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\FormBlocks;

use HvacBlocks\Editing\Blocks\BlockContext;
use HvacBlocks\Editing\Forms\DealerNeed;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Editing\Forms\FormProps;
use HvacBlocks\Editing\Forms\FormSource;
use HvacBlocks\Editing\Forms\Returned\FormState;
use HvacBlocks\Editing\Forms\Returned\FormStates;
use HvacBlocks\Editing\Forms\Returned\FormStatus;
use HvacBlocks\Leads\Consent\ConsentRegistry;
use HvacBlocks\Leads\Consent\ConsentSender;
use HvacBlocks\Leads\Consent\PrivacyPage;
use HvacBlocks\Offers\Catalog\AskedProduct;
use HvacBlocks\Offers\Catalog\ProductDirectory;
use HvacBlocks\Offers\Recommendation\LeadAnswers;
use HvacBlocks\Offers\Recommendation\WizardAnswers;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\SiteAddress;
use HvacBlocks\Platform\Languages\SitePages;
use HvacBlocks\Platform\Languages\Text;
use HvacBlocks\Platform\Rest\OwnAddress;
use HvacBlocks\Platform\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/** The props of the part `ui/forms/form`, in its state after a post without JavaScript. */
final readonly class FormView {
	/**
	 * @param string                                     $name  the form's name
	 * @param int                                        $level of the block's heading
	 * @param string                                     $source one of the form's sources; empty for its first
	 * @param array{heading?: string, text?: string}     $sent  the confirmation, instead of the form's own text
	 * @param WizardAnswers|null                         $answers the answers of the system wizard to include in the lead
	 * @return array<string, mixed>
	 */
	public static function props( BlockContext $context, string $name, FormDealer $dealer, int $level, string $source = '', array $sent = array(), ?WizardAnswers $answers = null ): array {
		$definition = $context->service( FormLibrary::class )->get( $name );
		$sender     = ConsentSender::of( $context->service( Settings::class ) );
		$consents   = $context->service( ConsentRegistry::class );
		$consent    = $consents->current( $name, $context->language );
		$marketing  = $consents->current( ConsentRegistry::marketing( $name ), $context->language );
		$form       = FormProps::of( $definition, $context->language, $sender->brand, $consent?->shown_with( $sender ), $marketing?->shown_with( $sender ) );
		$id         = "{$context->id}-form";
		$state      = $context->service( FormStates::class )->state( $name, $context->query, $id );

		$asked          = FormSource::asked_for( $context, $definition );
		$form['source'] = $asked ?: FormSource::known( $source, $definition, $context->language ) ?: $form['source'];

		$product = DealerNeed::None === $definition->dealer ? null : AskedProduct::of( $context->query( AskedProduct::QUERY ), $context->service( ProductDirectory::class ), $context->language );

		$values = FormStatus::Fresh === $state->status ? StepsView::first_values( $definition, $context->query( 'zipcode' ) ?: $answers->zip ?? '' ) : $state->values;
		$steps  = StepsView::props( $id, $form, $level, $values, $state->errors );

		return array(
			'id'        => $id,
			'level'     => $level,
			'action'    => OwnAddress::url( '/leads', self::path() ),
			'leadsUrl'  => rest_url( 'hvac-blocks/v1/leads' ),
			'tokenUrl'  => rest_url( 'hvac-blocks/v1/form-token' ),
			'pageUrl'   => self::page( $dealer, $asked, $answers, $product ) . "#$id",
			'companyId' => $dealer->company_id,
			'form'      => $form,
			'step'      => $steps['step'],
			'values'    => $steps['values'],
			// A tick is valid only for the text beside it.
			'consented' => $state->consent && in_array( $state->consent_version, array( '', $form['consent']['version'] ?? '' ), true ),
			'wantsMarketing' => $state->marketing && in_array( $state->marketing_version, array( '', $marketing->version ?? '' ), true ),
			'privacyUrl' => null === $consent ? '' : $context->service( PrivacyPage::class )->address( $context->language ),
			'errors'    => $steps['errors'],
			'summary'   => $steps['summary'],
			'notice'    => self::notice( $state, $dealer, $form['messages'] ),
			'dealers'   => $dealer->is_gone ? $context->service( SitePages::class )->dealer_locator( $context->language ) : '',
			'reference' => $state->reference,
			'texts'     => array(
				...$steps['texts'],
				'privacy'     => __( 'Privacy policy', 'hvac-blocks' ),
				'dealers'     => __( 'Find more dealers', 'hvac-blocks' ),
				'help'        => __( 'You can also call us Monday to Friday, 7am to 5pm CST:', 'hvac-blocks' ),
				'sentHeading' => ( $sent['heading'] ?? '' ) ?: $definition->text( '' !== $dealer->company_id && isset( $definition->texts['successDealerHeading'] ) ? 'successDealerHeading' : 'successHeading' ),
				'sentText'    => ( $sent['text'] ?? '' ) ?: Text::fill( $definition->text( '' === $dealer->name ? 'successText' : 'successDealer' ), array( 'dealer' => $dealer->name ) ),
			),
			'phone'     => $context->service( Settings::class )->string( 'support_phone' ),
			...self::wizard( $answers, $context->language ),
			...self::product( $product ),
		);
	}

	/** Returns the address of the form's page. Other parts of the current address may be a visitor's own, and the page may be cached. */
	private static function page( FormDealer $dealer, string $source, ?WizardAnswers $answers, ?AskedProduct $product ): string {
		return add_query_arg(
			array_filter(
				array(
					FormDealer::QUERY => $dealer->is_asked_for ? rawurlencode( $dealer->company_id ) : '',
					FormSource::QUERY => rawurlencode( $source ),
					AskedProduct::QUERY => $product->id ?? '',
				) + array_map( rawurlencode( ... ), $answers?->to_query() ?? array() ),
				static fn ( string $value ): bool => '' !== $value
			),
			self::path()
		);
	}

	private static function path(): string {
		return add_query_arg( SiteAddress::query(), (string) strtok( add_query_arg( array() ), '?' ) );
	}

	/** @return array{wizard?: array{title: string, rows: list<array{name: string, label: string, value: string}>, values: array<string, string>}} what is sent with the form, shown beforehand */
	private static function wizard( ?WizardAnswers $answers, Language $language ): array {
		$values = null === $answers ? array() : LeadAnswers::of( $answers );

		return array() === $values ? array() : array(
			'wizard' => array(
				'title'  => __( 'Sent with your request', 'hvac-blocks' ),
				'rows'   => LeadAnswers::rows( $values, $language ),
				'values' => $values,
			),
		);
	}

	/** @return array{product?: array{id: string, text: string}} what the lead will be about */
	private static function product( ?AskedProduct $product ): array {
		return null === $product ? array() : array(
			'product' => array(
				'id'   => $product->id,
				/* translators: {product} is the name of a product. */
				'text' => Text::fill( __( 'About: {product}', 'hvac-blocks' ), array( 'product' => $product->title() ) ),
			),
		);
	}

	/** @param array<string, string> $messages */
	private static function notice( FormState $state, FormDealer $dealer, array $messages ): string {
		if ( $dealer->is_gone ) {
			return $messages['unknownDealer'];
		}

		if ( array() !== $state->errors ) {
			return '';
		}

		$is_lost = in_array( $state->message, array( $messages['notStored'], $messages['unknownDealer'] ), true );

		return $is_lost ? ( $messages['failure'] ?? $state->message ) : $state->message;
	}
}
