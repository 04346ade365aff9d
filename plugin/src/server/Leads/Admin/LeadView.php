<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Editing\Forms\FieldRules;
use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Kernel\Schema;
use HvacBlocks\Leads\Consent\Consent;
use HvacBlocks\Leads\Delivery\DeliveryQueue;
use HvacBlocks\Leads\Destinations\DestinationHooks;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadColumns;
use HvacBlocks\Leads\Store\LeadLedger;
use HvacBlocks\Leads\Store\LeadStatus;
use HvacBlocks\Offers\Recommendation\LeadAnswers;
use HvacBlocks\Platform\Database\UtcTime;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** Leads as administrators receive them over REST: values as entered, to be escaped by the screen. */
final readonly class LeadView {
	public function __construct( private FormLibrary $forms, private LeadLedger $ledger, private DeliveryQueue $queue ) {}

	/** @return array<string, mixed> */
	public function row( Lead $lead ): array {
		return array(
			'reference' => $lead->reference,
			'name'      => trim( $lead->field( 'firstName' ) . ' ' . $lead->field( 'lastName' ) ),
			'email'     => $lead->field( 'email' ),
			'form'      => $lead->form,
			'region'    => LeadColumns::region( $lead->fields ),
			'dealer'    => '' === $lead->dealer_name ? $lead->company_id : $lead->dealer_name,
			'companyId' => $lead->company_id,
			'product'   => $lead->product?->title() ?? '',
			'productId' => $lead->product->id ?? '',
			'lang'      => $lead->lang->value,
			'isTest'    => $lead->is_test,
			'status'    => $lead->status->value,
			'created'   => UtcTime::iso( $lead->created ),
		);
	}

	/** @return array<string, mixed> the row and everything else */
	public function whole( Lead $lead ): array {
		return array(
			...$this->row( $lead ),
			'fields'     => $this->fields( $lead ),
			'answers'    => self::answers( $lead ),
			'source'     => $lead->source,
			'kind'       => $lead->kind,
			'brand'      => $lead->brand,
			'pageUrl'    => $lead->page_url,
			'verified'   => $lead->verified,
			'consent'    => $lead->consent?->to_array(),
			'revokedAt'  => UtcTime::iso( $lead->revoked_at ),
			'marketing'  => $lead->marketing?->to_array(),
			'marketingRevokedAt' => UtcTime::iso( $lead->marketing_revoked_at ),
			'deliveries' => array_map( static fn ( array $delivery ): array => array( ...$delivery, 'label' => DestinationHooks::label( $delivery['destination'] ) ), $this->queue->of( $lead->id ) ),
			'ledger'     => array_map( static fn ( array $line ): array => array( ...$line, 'destination' => DestinationHooks::label( $line['destination'] ) ), $this->ledger->of( $lead->id ) ),
		);
	}

	/** @return list<array{name: string, label: string, value: string}> in the form's order, with its current labels */
	public function fields( Lead $lead ): array {
		$known  = $this->forms->has( $lead->form ) ? $this->forms->get( $lead->form )->fields : array();
		$fields = array();

		foreach ( $lead->fields as $name => $value ) {
			$field    = $known[ $name ] ?? null;
			$fields[] = array(
				'name'  => $name,
				'label' => null === $field ? $name : $field->label->text(),
				'value' => null === $field ? $value : FieldRules::shown( $field, $value ),
			);
		}

		return $fields;
	}

	/** @return list<array{name: string, label: string, value: string}> the answers in the system wizard */
	public static function answers( Lead $lead ): array {
		return LeadAnswers::rows( $lead->answers, PageLanguage::current() );
	}

	/** @return array<string, mixed> */
	public static function row_schema(): array {
		$text = array( 'type' => 'string' );

		return Schema::object( array(
			'reference' => $text,
			'name'      => $text,
			'email'     => $text,
			'form'      => $text,
			'region'    => $text,
			'companyId' => $text,
			'product'   => $text,
			'productId' => $text,
			'isTest'    => array( 'type' => 'boolean' ),
			'dealer'    => $text,
			'lang'      => $text,
			'status'    => Schema::one_of( array_column( LeadStatus::cases(), 'value' ) ),
			'created'   => array(
				'type'   => 'string',
				'format' => 'date-time',
			),
		) );
	}

	/** @return array<string, mixed> */
	public static function whole_schema(): array {
		$row     = self::row_schema();
		$text    = array( 'type' => 'string' );
		$texts   = static fn ( string ...$names ): array => array_fill_keys( $names, $text );
		$fields  = Schema::list( Schema::object( $texts( 'name', 'label', 'value' ) ) );
		$details = array(
			'fields'     => $fields,
			'answers'    => $fields,
			...$texts( 'source', 'kind', 'brand', 'pageUrl' ),
			'verified'   => array( 'type' => 'boolean' ),
			'consent'    => Consent::schema(),
			'revokedAt'  => $text,
			'marketing'  => array( 'description' => __( 'The choice about marketing. Null if the form did not ask.', 'hvac-blocks' ) ) + Consent::schema(),
			'marketingRevokedAt' => $text,
			'deliveries' => Schema::list( Schema::object( array(
				...$texts( 'destination', 'label', 'next', 'result' ),
				'state'    => $text + array( 'enum' => DeliveryQueue::STATES ),
				'attempts' => array( 'type' => 'integer' ),
			) ) ),
			'ledger'     => Schema::list( Schema::object( $texts( 'event', 'label', 'destination', 'detail', 'actor', 'created' ) ) ),
		);

		return Schema::answer( 'lead', array_merge( is_array( $row['properties'] ) ? $row['properties'] : array(), $details ) );
	}
}
