<?php
declare(strict_types=1);

namespace HvacBlocks\Editing\Forms;

defined( 'ABSPATH' ) || exit;

/** One field of a form. */
final readonly class FormField {
	/**
	 * @param string                                     $type    `text`, `email`, `tel`, `zip`, `select`, `country`, `radio` or `checkbox`
	 * @param list<FieldRule>                            $rules
	 * @param bool                                       $regions whether its options are the states and provinces
	 * @param list<array{value: string, label: TranslatableText}>  $options its own options
	 * @param string                                     $default the initial choice
	 */
	public function __construct(
		public string $name,
		public string $type,
		public TranslatableText $label,
		public array $rules,
		public ?TranslatableText $help = null,
		public ?TranslatableText $placeholder = null,
		public string $autocomplete = '',
		public string $inputmode = '',
		public int $max_length = 0,
		public bool $regions = false,
		public array $options = array(),
		public string $default = '',
	) {}

	public function required(): bool {
		return null !== $this->rule( 'required' );
	}

	/** Whether only listed values can be chosen. */
	public function is_choice(): bool {
		return $this->regions || array() !== $this->options;
	}

	public function rule( string $name ): ?FieldRule {
		foreach ( $this->rules as $rule ) {
			if ( $rule->rule === $name ) {
				return $rule;
			}
		}

		return null;
	}
}
