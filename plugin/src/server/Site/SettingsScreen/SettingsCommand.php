<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

use HvacBlocks\Kernel\Console;

defined( 'ABSPATH' ) || exit;

/** Exports and imports the plugin's settings. */
final readonly class SettingsCommand {
	public function __construct( private SettingsFile $file, private SettingsImport $import, private Console $console ) {}

	/**
	 * Exports the settings as JSON, without secrets and without what constants in wp-config.php fix.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file to write, or - for standard output.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks settings export settings.json
	 *
	 * @param list<string> $arguments
	 */
	public function export( array $arguments ): void {
		$file = $arguments[0] ?? '';
		$text = $this->file->write();

		// phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a file of the command line; a failure is reported below.
		if ( '' === $file || strlen( $text ) !== @file_put_contents( '-' === $file ? 'php://output' : $file, $text ) ) {
			/* translators: %s: name of a file. */
			$this->console->fail( sprintf( __( 'The file “%s” cannot be written.', 'hvac-blocks' ), $file ) );
		} elseif ( '-' !== $file ) {
			/* translators: %s: name of a file. */
			$this->console->success( sprintf( __( 'Settings exported to “%s”.', 'hvac-blocks' ), $file ) );
		}
	}

	/**
	 * Imports settings from an exported file.
	 *
	 * Lists what would change and what is refused, then asks. Refused settings, and those that the file lacks, keep their values.
	 * No privilege is required: the command line can also write wp-config.php.
	 *
	 * ## OPTIONS
	 *
	 * <file>
	 * : The file to import.
	 *
	 * [--dry-run]
	 * : Report what would change without saving anything.
	 *
	 * [--yes]
	 * : Skip the confirmation.
	 *
	 * ## EXAMPLES
	 *
	 *     wp hvac-blocks settings import settings.json --dry-run
	 *
	 * @param list<string>               $arguments
	 * @param array<string, string|bool> $options
	 */
	public function import( array $arguments, array $options ): void {
		$file = $arguments[0] ?? '';
		$text = is_file( $file ) && is_readable( $file ) ? file_get_contents( $file, length: SettingsFile::LONGEST + 1 ) : false; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of the command line.

		if ( false === $text ) {
			/* translators: %s: name of a file. */
			$this->console->fail( sprintf( __( 'The file “%s” cannot be read.', 'hvac-blocks' ), $file ) );

			return;
		}

		try {
			$plan = $this->import->plan( $text );
		} catch ( UnreadableSettings $error ) {
			$this->console->fail( $error->getMessage() );

			return;
		}

		$this->tell( $plan );

		if ( array() === $plan->values ) {
			$this->console->success( __( 'Nothing to import: these settings are in force already.', 'hvac-blocks' ) );
		} elseif ( ! empty( $options['dry-run'] ) ) {
			$this->console->success( __( 'Nothing was saved.', 'hvac-blocks' ) );
		} elseif ( ! empty( $options['yes'] ) || $this->console->confirm( __( 'Import these settings?', 'hvac-blocks' ) ) ) {
			$this->save( $plan );
		}
	}

	private function save( SettingsPlan $plan ): void {
		if ( $this->import->save( $plan ) ) {
			/* translators: %d: number of settings. */
			$this->console->success( sprintf( _n( '%d setting imported.', '%d settings imported.', count( $plan->changes ), 'hvac-blocks' ), count( $plan->changes ) ) );
		} else {
			$this->console->fail( __( 'One or more settings are invalid. Nothing was saved.', 'hvac-blocks' ) );
		}
	}

	private function tell( SettingsPlan $plan ): void {
		$one_line = static fn ( string $text ): string => str_replace( "\n", '; ', $text );

		if ( array() !== $plan->changes ) {
			$rows = array_map(
				static fn ( array $change ): array => array(
					'setting' => $change['key'],
					'from'    => $one_line( $change['from'] ),
					'to'      => $one_line( $change['to'] ),
				),
				$plan->changes
			);

			$this->console->items( 'table', $rows, array( 'setting', 'from', 'to' ) );
		}

		foreach ( $plan->refused as $refusal ) {
			/* translators: 1: name of a setting, 2: why it is refused. */
			$this->console->warning( sprintf( __( '%1$s is not imported: %2$s', 'hvac-blocks' ), $refusal['key'], implode( ' ', $refusal['reasons'] ) ) );
		}
	}
}
