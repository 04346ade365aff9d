<?php
declare(strict_types=1);

namespace HvacBlocks\Platform\Import\Intake;

use HvacBlocks\Platform\Languages\Text;

defined( 'ABSPATH' ) || exit;

/** The format of a file, if it differs from the usual one: commas in UTF-8. */
final class FileFormat {
	/** The maximum number of sheet names that are kept, and their maximum length: Excel's own limit. */
	private const MOST_SHEETS = 30;
	private const LONGEST     = 31;

	/**
	 * @param string       $encoding  in its common name; empty for UTF-8
	 * @param string       $sheet     of a workbook: the sheet that is read, or before that, the one to read
	 * @param list<string> $sheets    of a workbook: the visible ones with content
	 * @param string       $separator empty for the comma
	 */
	public function __construct(
		public readonly string $encoding = '',
		public readonly bool $is_old_mac = false,
		public readonly bool $is_workbook = false,
		public readonly string $sheet = '',
		public readonly array $sheets = array(),
		public string $separator = '',
		public readonly FileLosses $losses = new FileLosses(),
		/** In bytes, if the workbook is still stored for reading another sheet; otherwise 0. */
		public int $workbook_size = 0,
	) {}

	/** In the reader's language; empty if there is nothing to mention. */
	public function text(): string {
		$sentences = array();

		if ( $this->is_workbook ) {
			/* translators: %s: name of a sheet. */
			$sentences[] = sprintf( __( 'Read as Excel, sheet “%s”.', 'hvac-blocks' ), $this->sheet );
			$others      = array_diff( $this->sheets, array( $this->sheet ) );

			if ( array() !== $others ) {
				/* translators: %s: names of sheets. */
				$sentences[] = Text::sentence( __( 'Other sheets: %s.', 'hvac-blocks' ), implode( ', ', $others ) );
			}
		}

		if ( '' !== $this->encoding ) {
			/* translators: %s: name of an encoding, such as UTF-16. */
			$sentences[] = Text::sentence( __( 'Read as %s.', 'hvac-blocks' ), $this->encoding );
		} elseif ( $this->is_old_mac ) {
			$sentences[] = __( 'Read with old Mac line endings.', 'hvac-blocks' );
		}

		if ( ! $this->is_workbook && ( ';' === $this->separator || "\t" === $this->separator ) ) {
			$sentences[] = ';' === $this->separator ? __( 'Columns are separated by semicolons.', 'hvac-blocks' ) : __( 'Columns are separated by tabs.', 'hvac-blocks' );
		}

		return implode( ' ', array( ...$sentences, ...$this->losses->sentences() ) );
	}

	/** @return array<string, mixed> */
	public function to_array(): array {
		$sheets = array_map( static fn ( string $name ): string => mb_substr( $name, 0, self::LONGEST ), array_slice( $this->sheets, 0, self::MOST_SHEETS ) );

		return array( 'encoding' => $this->encoding, 'mac' => $this->is_old_mac, 'workbook' => $this->is_workbook, 'sheet' => $this->sheet, 'sheets' => $sheets, 'separator' => $this->separator, 'losses' => $this->losses->to_array(), 'size' => $this->workbook_size );
	}

	public static function from( mixed $stored ): self {
		$stored = is_array( $stored ) ? $stored : array();
		$text   = static fn ( string $key ): string => is_string( $stored[ $key ] ?? null ) ? $stored[ $key ] : '';

		return new self( $text( 'encoding' ), true === ( $stored['mac'] ?? false ), true === ( $stored['workbook'] ?? false ), $text( 'sheet' ), array_values( array_filter( (array) ( $stored['sheets'] ?? array() ), is_string( ... ) ) ), $text( 'separator' ), FileLosses::from( $stored['losses'] ?? null ), is_int( $stored['size'] ?? null ) ? $stored['size'] : 0 );
	}
}
