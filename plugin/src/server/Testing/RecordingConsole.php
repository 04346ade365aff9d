<?php
declare(strict_types=1);

namespace HvacBlocks\Testing;

use HvacBlocks\Kernel\Console;

defined( 'ABSPATH' ) || exit;

/** Records the output of a command. */
final class RecordingConsole implements Console {
	/** @var list<string> each with its kind as a prefix: `success: …` */
	public array $lines = array();

	/** The user's answer. */
	public bool $agrees = true;

	public function line( string $text ): void {
		$this->lines[] = "line: $text";
	}

	public function progress( string $text ): void {
		$this->lines[] = "progress: $text";
	}

	public function success( string $text ): void {
		$this->lines[] = "success: $text";
	}

	public function warning( string $text ): void {
		$this->lines[] = "warning: $text";
	}

	public function items( string $format, array $rows, array $fields ): void {
		foreach ( $rows as $row ) {
			$this->lines[] = "$format: " . implode( ' | ', array_map( static fn ( string $field ): string => (string) ( $row[ $field ] ?? '?' ), $fields ) );
		}
	}

	public function confirm( string $question ): bool {
		$this->lines[] = "confirm: $question";

		return $this->agrees;
	}

	public function fail( string $text ): void {
		$this->lines[] = "fail: $text";
	}
}
