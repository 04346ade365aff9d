<?php
declare(strict_types=1);

namespace HvacBlocks\Leads;

use HvacBlocks\Forms\FormLibrary;

defined( 'ABSPATH' ) || exit;

/** Leads as CSV, a few hundred at a time in memory. No cell of it is executed by a spreadsheet. */
final readonly class LeadCsv {
	private const BATCH = 500;

	/** What a spreadsheet takes for the beginning of a formula. */
	private const FORMULA = '=+\-@\t\r\n＝＋－＠';

	public function __construct( private LeadSearch $search, private LeadView $view, private FormLibrary $forms ) {}

	/** @param callable( string ): void $write gets the file piece by piece */
	public function export( LeadFilter $filter, callable $write ): void {
		$names  = $this->field_names();
		$before = PHP_INT_MAX;

		// The mark by which spreadsheets know UTF-8.
		$write( "\xEF\xBB\xBF" . self::line( array( 'reference', 'created', 'status', 'form', 'lang', 'kind', 'source', 'brand', 'companyId', 'dealer', ...$names, 'verified', 'pageUrl', 'consentVersion', 'consentSha256', 'consentAt' ) ) );

		do {
			$leads = $this->search->find( $filter, self::BATCH, 0, $before );

			foreach ( $leads as $lead ) {
				$write( self::line( $this->cells( $lead, $names ) ) );
				$before = $lead->id;
			}
		} while ( self::BATCH === count( $leads ) );
	}

	/** The cell in quotes; where it or a part of it could be taken for a formula, a ' stands before that. */
	public static function cell( string $value ): string {
		$value = (string) preg_replace( '/^[' . self::FORMULA . ']/u', "'$0", $value );
		// A spreadsheet with another separator than the comma begins a cell there.
		$value = (string) preg_replace( '/([;|,\t\r\n]\s*)([=+\-@＝＋－＠])/u', "$1'$2", $value );

		return '"' . str_replace( '"', '""', $value ) . '"';
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private function cells( Lead $lead, array $names ): array {
		$values = array_column( $this->view->fields( $lead ), 'value', 'name' );

		return array(
			$lead->reference,
			UtcTime::iso( $lead->created ),
			$lead->status->value,
			$lead->form,
			$lead->lang->value,
			$lead->kind,
			$lead->source,
			$lead->brand,
			$lead->company_id,
			$lead->dealer_name,
			...array_map( static fn ( string $name ): string => $values[ $name ] ?? '', $names ),
			$lead->verified ? 'yes' : 'no',
			$lead->page_url,
			$lead->consent->version ?? '',
			$lead->consent->hash ?? '',
			UtcTime::iso( $lead->consent->given_at ?? '' ),
		);
	}

	/** @return list<string> the fields of all forms */
	private function field_names(): array {
		$names = array();

		foreach ( $this->forms->names() as $form ) {
			$names = array( ...$names, ...array_keys( $this->forms->get( $form )->fields ) );
		}

		return array_values( array_unique( $names ) );
	}

	/** @param list<string> $cells */
	private static function line( array $cells ): string {
		return implode( ',', array_map( self::cell( ... ), $cells ) ) . "\r\n";
	}
}
