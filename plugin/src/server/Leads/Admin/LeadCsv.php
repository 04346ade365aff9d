<?php
declare(strict_types=1);

namespace HvacBlocks\Leads\Admin;

use HvacBlocks\Editing\Forms\FormLibrary;
use HvacBlocks\Leads\Store\Lead;
use HvacBlocks\Leads\Store\LeadFilter;
use HvacBlocks\Leads\Store\LeadSearch;
use HvacBlocks\Platform\Csv\CsvFile;
use HvacBlocks\Platform\Database\UtcTime;

defined( 'ABSPATH' ) || exit;

/** Leads as CSV, a few hundred at a time in memory. */
final readonly class LeadCsv {
	private const BATCH = 500;

	public function __construct( private LeadSearch $search, private LeadView $view, private FormLibrary $forms ) {}

	/**
	 * @param callable( string ): void $write   receives the file piece by piece
	 * @param list<string>             $columns of `columns()`, in any order; empty for all
	 */
	public function export( LeadFilter $filter, callable $write, array $columns = array() ): void {
		$known   = array_keys( $this->columns() );
		$columns = array() === $columns ? $known : array_values( array_intersect( $known, $columns ) );
		$before  = PHP_INT_MAX;

		$write( CsvFile::MARK . CsvFile::row( $columns ) );

		do {
			$leads = $this->search->find( $filter, self::BATCH, 0, $before );

			foreach ( $leads as $lead ) {
				$cells = $this->cells( $lead );

				$write( CsvFile::row( array_map( static fn ( string $column ): string => $cells[ $column ] ?? '', $columns ) ) );
				$before = $lead->id;
			}
		} while ( self::BATCH === count( $leads ) );
	}

	/** @return array<string, string> the possible columns of a file, in order, with their labels */
	public function columns(): array {
		$columns = array(
			'reference' => __( 'Reference', 'hvac-blocks' ),
			'created'   => __( 'Received', 'hvac-blocks' ),
			'status'    => __( 'Status', 'hvac-blocks' ),
			'form'      => __( 'Form', 'hvac-blocks' ),
			'lang'      => __( 'Language', 'hvac-blocks' ),
			'kind'      => __( 'Kind', 'hvac-blocks' ),
			'source'    => __( 'Source', 'hvac-blocks' ),
			'brand'     => __( 'Brand', 'hvac-blocks' ),
			'companyId' => __( 'Company ID', 'hvac-blocks' ),
			'dealer'    => __( 'Dealer', 'hvac-blocks' ),
			'productId' => __( 'Model number', 'hvac-blocks' ),
			'product'   => __( 'Product', 'hvac-blocks' ),
		);

		// The fields of all forms; a field that several forms have is one column.
		foreach ( $this->forms->names() as $form ) {
			foreach ( $this->forms->get( $form )->fields as $name => $field ) {
				$columns[ $name ] ??= $field->label->text();
			}
		}

		return array(
			...$columns,
			'wizard'         => __( 'Answers in the system recommendation tool', 'hvac-blocks' ),
			'verified'       => __( 'Form token', 'hvac-blocks' ),
			'pageUrl'        => __( 'Page', 'hvac-blocks' ),
			'consentState'   => __( 'Consent', 'hvac-blocks' ),
			'consentVersion' => __( 'Consent version', 'hvac-blocks' ),
			'consentSha256'  => __( 'SHA-256 of the consent', 'hvac-blocks' ),
			'consentAt'      => __( 'Consent time', 'hvac-blocks' ),
			'revokedAt'      => __( 'Consent revoked', 'hvac-blocks' ),
			'marketingState'     => __( 'Marketing', 'hvac-blocks' ),
			'marketingVersion'   => __( 'Marketing: version', 'hvac-blocks' ),
			'marketingSha256'    => __( 'Marketing: SHA-256 of the text', 'hvac-blocks' ),
			'marketingAt'        => __( 'Marketing: time', 'hvac-blocks' ),
			'marketingRevokedAt' => __( 'Marketing: revoked', 'hvac-blocks' ),
		);
	}

	/** @return array<string, string> by column */
	private function cells( Lead $lead ): array {
		return array(
			...array_column( $this->view->fields( $lead ), 'value', 'name' ),
			'reference'      => $lead->reference,
			'created'        => UtcTime::iso( $lead->created ),
			'status'         => $lead->status->value,
			'form'           => $lead->form,
			'lang'           => $lead->lang->value,
			'kind'           => $lead->kind,
			'source'         => $lead->source,
			'brand'          => $lead->brand,
			'companyId'      => $lead->company_id,
			'dealer'         => $lead->dealer_name,
			'productId'      => $lead->product->id ?? '',
			'product'        => $lead->product->name ?? '',
			'wizard'         => implode( '; ', array_map( static fn ( array $row ): string => "{$row['label']}: {$row['value']}", LeadView::answers( $lead ) ) ),
			'verified'       => $lead->verified ? 'yes' : 'no',
			'pageUrl'        => $lead->page_url,
			'consentState'   => $lead->consent?->state->value ?? '',
			'consentVersion' => $lead->consent->version ?? '',
			'consentSha256'  => $lead->consent->hash ?? '',
			'consentAt'      => UtcTime::iso( $lead->consent->given_at ?? '' ),
			'revokedAt'      => UtcTime::iso( $lead->revoked_at ),
			'marketingState'     => $lead->marketing?->state->value ?? 'not-asked',
			'marketingVersion'   => $lead->marketing->version ?? '',
			'marketingSha256'    => $lead->marketing->hash ?? '',
			'marketingAt'        => UtcTime::iso( $lead->marketing->given_at ?? '' ),
			'marketingRevokedAt' => UtcTime::iso( $lead->marketing_revoked_at ),
		);
	}
}
