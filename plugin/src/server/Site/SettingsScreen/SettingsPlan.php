<?php
declare(strict_types=1);

namespace HvacBlocks\Site\SettingsScreen;

defined( 'ABSPATH' ) || exit;

/**
 * The changes that importing a settings file would make.
 *
 * @phpstan-type Change array{key: string, label: string, from: string, to: string}
 * @phpstan-type Refusal array{key: string, label: string, reasons: list<string>}
 */
final readonly class SettingsPlan {
	/**
	 * @param string                $version   of the plugin that wrote the file
	 * @param list<Change>          $changes   in words
	 * @param list<Refusal>         $refused   settings that keep their values
	 * @param int                   $unchanged the number of settings that already have the file's value
	 * @param array<string, mixed>  $values    to store, by key; null is the default
	 * @param string                $mark      changes as soon as one of these settings has another value here
	 */
	public function __construct(
		public string $version,
		public array $changes,
		public array $refused,
		public int $unchanged,
		public array $values,
		public string $mark,
	) {}
}
