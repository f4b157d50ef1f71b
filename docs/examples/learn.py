"""A learner from outside, MaskablePPO of sb3-contrib, learns Rebirth for two by playing against the random bot.

pip install -r requirements/learn.txt && pip install --no-deps .
python docs/examples/learn.py --minutes 10
"""

import argparse
import time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

import deskovka.envs  # noqa: F401  # registers the environments

GAMES_AT_ONCE = 32
QUICK = {"disable_env_checker": True}


def make() -> gymnasium.Env:
    return gymnasium.make("deskovka/rebirth-v3", seats=2, opponents="random", seat=None, features=True, **QUICK)


class Until(BaseCallback):
    """Stops the training when the time is up, and says how it goes."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.began = self.said = time.monotonic()
        self.seconds = seconds
        self.results: list[float] = []

    def _on_step(self) -> bool:
        self.results += self.locals["rewards"][self.locals["dones"]].tolist()
        now = time.monotonic()
        if now - self.said > 30 and self.results:
            share = (np.mean(self.results[-1000:]) + 1) / 2
            spent = f"{now - self.began:4.0f} s, {time.process_time():4.0f} s of a core"
            print(f"{spent}, {self.num_timesteps:8d} steps: won {share:.0%} of the last games", flush=True)
            self.said = now
        return now - self.began < self.seconds


def learn(minutes: float) -> tuple[MaskablePPO, VecNormalize]:
    # Numbers of an observation lie far apart, so they are brought to one scale; rewards are 1 and -1 already.
    envs = VecNormalize(DummyVecEnv([make] * GAMES_AT_ONCE), norm_reward=False, clip_obs=5)
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=64,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
    )
    model.learn(10**9, callback=Until(60 * minutes))
    return model, envs


def share_won(model: MaskablePPO, scale: VecNormalize, games: int) -> float:
    """How many of the new games the learner wins; a shared first place counts half."""
    env, won = make(), 0.0
    for seed in range(games):
        seen, info = env.reset(seed=10**6 + seed)
        over = False
        while not over:
            action, _ = model.predict(
                scale.normalize_obs(seen), action_masks=info["action_mask"], deterministic=True
            )
            seen, reward, over, _, info = env.step(int(action))
        won += (reward + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--games", type=int, default=200, help="games that judge it")
    chosen = parser.parse_args()
    torch.set_num_threads(1)  # so small a network is not worth a second one
    model, scale = learn(chosen.minutes)
    scale.training = False
    print(f"It wins {share_won(model, scale, chosen.games):.1%} of {chosen.games} games against the random bot.")


if __name__ == "__main__":
    main()
