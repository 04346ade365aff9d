<?php
declare(strict_types=1);

namespace HvacBlocks\Site\LanguageReport;

use HvacBlocks\Kernel\Console;
use HvacBlocks\Platform\Languages\Language;
use HvacBlocks\Platform\Languages\PageLanguage;

defined( 'ABSPATH' ) || exit;

/** Compares pages with their counterparts in the other languages. */
final readonly class LanguagesCommand {
	private const FIELDS = array( 'path', 'language', 'fault', 'detail', 'page', 'counterpart' );

	public function __construct( private LanguageReport $report, private Console $console ) {}

	/**
	 * Lists pages whose counterparts in other languages are missing, unpublished, older, lack blocks, or have texts to translate. One line for each difference.
	 *
	 * ## OPTIONS
	 *
	 * [--reference=<language>]
	 * : The language whose pages the others are compared with: en, es or fr. The default is the language of the site.
	 *
	 * [--language=<language>]
	 * : Only this language.
	 *
	 * [--fault=<fault>]
	 * : Only this kind: missing, unpublished, older, blocks or texts.
	 *
	 * [--format=<format>]
	 * : Output format: table, json or csv.
	 * ---
	 * default: table
	 * ---
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks languages report
	 *     wp hvac-blocks languages report --language=fr --fault=missing --format=csv
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function report( array $arguments, array $options ): void {
		$format = (string) ( $options['format'] ?? 'table' );
		$fault  = Fault::tryFrom( (string) ( $options['fault'] ?? '' ) );

		if ( ! in_array( $format, array( 'table', 'json', 'csv' ), true ) ) {
			$this->console->fail( __( 'Unknown format. Use table, json or csv.', 'hvac-blocks' ) );

			return;
		}

		if ( null === $fault && isset( $options['fault'] ) ) {
			$this->console->fail( __( 'Unknown fault. Use missing, unpublished, older, blocks or texts.', 'hvac-blocks' ) );

			return;
		}

		foreach ( array( 'reference', 'language' ) as $name ) {
			if ( isset( $options[ $name ] ) && null === Language::tryFrom( (string) $options[ $name ] ) ) {
				$this->console->fail( __( 'Unknown language. Use en, es or fr.', 'hvac-blocks' ) );

				return;
			}
		}

		$found = $this->report->compare(
			Language::tryFrom( (string) ( $options['reference'] ?? '' ) ) ?? PageLanguage::of_site(),
			Language::tryFrom( (string) ( $options['language'] ?? '' ) ),
			$fault
		);

		$this->console->items( $format, array_merge( ...array_map( static fn ( ReportRow $row ): array => self::lines( $row, $fault ), $found['rows'] ) ), self::FIELDS );
	}

	/** @return list<array<string, string|int>> */
	private static function lines( ReportRow $row, ?Fault $only ): array {
		$lines = array();

		foreach ( $row->counterparts as $counterpart ) {
			foreach ( null === $only ? $counterpart->faults : array( $only ) as $fault ) {
				$lines[] = array(
					'path'        => '' === $row->path ? '/' : $row->path,
					'language'    => $counterpart->language->value,
					'fault'       => $fault->value,
					'detail'      => self::detail( $fault, $row->page, $counterpart ),
					'page'        => $row->page->id,
					'counterpart' => $counterpart->page->id ?? '',
				);
			}
		}

		return $lines;
	}

	private static function detail( Fault $fault, TranslatedPage $page, Counterpart $counterpart ): string {
		$lacks = array();

		foreach ( $counterpart->lacks as $name => $count ) {
			$lacks[] = "$name × $count";
		}

		return match ( $fault ) {
			Fault::Missing     => '',
			Fault::Unpublished => $counterpart->page->status ?? '',
			Fault::Older       => gmdate( 'Y-m-d H:i', $counterpart->page->modified ?? 0 ) . ' < ' . gmdate( 'Y-m-d H:i', $page->modified ),
			Fault::Blocks      => implode( ', ', $lacks ),
			Fault::Texts       => (string) $counterpart->untranslated,
		};
	}
}
